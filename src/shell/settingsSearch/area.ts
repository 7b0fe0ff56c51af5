/** The area whose forms are searched. */
export const SETTINGS_AREA = 'settings';
