/** The dialogs that the command bar opens. */
export type CommandDialog = 'palette' | 'help';
