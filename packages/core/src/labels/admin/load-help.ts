/** Loads the three sentences on each screen of the admin: few open the help, and it is as long as the labels of a screen. */
export async function loadAdminHelp(): Promise<Readonly<Record<string, readonly string[]>>> {
  return (await import('./help.js')).adminHelpTexts;
}
