import { PreferencesEditorContext } from 'ra-core';
import { createElement } from 'react';

// In place of react-admin's editor of preferences: it is never on. Components that could be edited ask for it.
const OFF = {
  isEnabled: false,
  setEditor() {},
  setPath() {},
  setPreferenceKey() {},
  setTitle() {},
};

export const PreferencesEditorContextProvider = ({ children }) =>
  createElement(PreferencesEditorContext.Provider, { value: OFF }, children);
