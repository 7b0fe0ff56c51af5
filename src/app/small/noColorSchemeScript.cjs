// What Material UI's themes take from its script against a flash of the wrong theme, without the script: pages of this
// console come from no server that would write it.
exports.DEFAULT_MODE_STORAGE_KEY = 'mode';
exports.DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
exports.DEFAULT_ATTRIBUTE = 'data-color-scheme';
exports.defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
};
exports.buildInitColorSchemeScript = () => null;
