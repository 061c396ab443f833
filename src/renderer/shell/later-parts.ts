/** The parts of the shell that nobody sees on the first screen. */
export const PARTS = {
  backups: () => import('../settings/BackupsDialog.svelte'),
  reports: () => import('../settings/ReportsDialog.svelte'),
  rescue: () => import('../rescue/RescueScreen.svelte'),
  rules: () => import('../rules/RulesPanel.svelte'),
  settings: () => import('../settings/SettingsDialog.svelte'),
}
