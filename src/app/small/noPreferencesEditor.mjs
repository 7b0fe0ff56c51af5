// In place of react-admin's editor of preferences, which this console does not have.
export const PreferencesEditorContextProvider = ({ children }) => children;
