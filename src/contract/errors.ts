/** Errors that cross the boundary: a code with parameters, never a text and never a stack. */
import type { ApiError } from './api.ts'

/** The error that services throw to refuse a call, and that a call rejects with in the renderer. */
export class Refused extends Error implements ApiError {
  readonly code: ApiError['code']
  readonly params: ApiError['params']

  constructor(error: ApiError) {
    super(error.code)
    this.name = 'Refused'
    this.code = error.code
    this.params = error.params
  }
}

export const refusal = (code: ApiError['code'], params: ApiError['params'] = {}): Refused =>
  new Refused({ code, params })

/** Recognises an error by its shape, so that one that came over the wire is known as well as one thrown here. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<ApiError>).code === 'string' &&
  isParams((value as Partial<ApiError>).params)

const isParams = (value: unknown): value is ApiError['params'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number')

/** The part of an error that may cross. Whatever nobody meant to throw becomes `internal`, without its details. */
export const crossing = (error: unknown): ApiError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'internal', params: {} }
