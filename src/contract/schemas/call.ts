/** A call of the contract: the schemas of its arguments and of its result, and how it works. */
import * as v from 'valibot'

/** `writes`: it has written to the data folder once it answers. `later`: the services answer with a promise. */
type Trait = 'writes' | 'later'

export const call = <const Args extends v.TupleItems, Result extends v.GenericSchema, T extends Trait = never>(
  args: Args,
  result: Result,
  ...traits: T[]
) => ({ args: v.strictTuple(args), result, traits })

/** The result of a call that only does something. */
export const nothing = v.undefined()

interface AnyCall {
  args: v.GenericSchema
  result: v.GenericSchema
  traits: Trait[]
}
type Args<C extends AnyCall> = v.InferOutput<C['args']> extends infer A extends unknown[] ? A : never
type Result<C extends AnyCall> = [v.InferOutput<C['result']>] extends [undefined] ? void : v.InferOutput<C['result']>
type FunctionOf<C extends AnyCall> = (
  ...args: Args<C>
) => 'later' extends C['traits'][number] ? Promise<Result<C>> : Result<C>

/** The functions that answer these calls. */
export type FunctionsOf<Calls extends Record<string, AnyCall>> = { [Name in keyof Calls]: FunctionOf<Calls[Name]> }
