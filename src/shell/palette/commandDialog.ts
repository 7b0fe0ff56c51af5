/** The dialogs of the command bar. */
export type CommandDialog = 'palette' | 'help';
