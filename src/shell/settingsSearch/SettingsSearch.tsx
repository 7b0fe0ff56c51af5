import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { use, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { resourcePart } from '../../../codegen/model/text.ts';
import { useRequest } from '../../api/useRequest.ts';
import { TextPartsContext } from '../../i18n/TextPartsContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { landmarkOf } from '../../theme/landmark.ts';
import { useSession } from '../../session/SessionContext.ts';
import { searchSettings, settingsForms, settingsOf, type FoundSetting } from './settings.ts';
import { focusField } from '../../pages/form/focusField.ts';

/**
 * A search over all settings that this user may open: it leads to the page and the field. The
 * forms and their texts are loaded when the box is used first.
 */
export default function SettingsSearch(): ReactNode {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [query, setQuery] = useState('');
  const [used, setUsed] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const waiting = useRef<() => void>(undefined);
  const settings = useAllSettings(used);
  const found = query.trim() === '' ? [] : searchSettings(settings.data ?? [], query);

  function open({ address, field }: FoundSetting): void {
    setQuery('');
    waiting.current?.();
    waiting.current = focusWhenThere(field);
    if (pathname + search !== address) void navigate(address);
  }

  return (
    <Box
      role="search"
      sx={{
        mb: 3,
        // Beside the heading of the page where there is room.
        '@media (min-width: 900px)': {
          float: 'inline-end',
          width: 320,
          mb: 0,
          position: 'relative',
          zIndex: 2,
        },
        '@media print': { display: 'none' },
      }}
    >
      <Autocomplete<FoundSetting>
        ref={setBox}
        size="small"
        options={found}
        filterOptions={(all) => all}
        value={null}
        inputValue={query}
        open={query.trim() !== ''}
        loading={settings.isFetching}
        forcePopupIcon={false}
        autoHighlight
        blurOnSelect
        loadingText={text('pages.field.loading')}
        noOptionsText={text(settings.isError ? 'settingsSearch.failed' : 'settingsSearch.none')}
        clearText={text('pages.field.clear')}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        onFocus={() => {
          setUsed(true);
          if (settings.isError) void settings.refetch();
        }}
        onInputChange={(_, typed, cause) => {
          if (cause === 'input' || cause === 'clear') setQuery(typed);
        }}
        onChange={(_, chosen) => chosen && open(chosen)}
        onClose={(_, cause) => {
          if (cause === 'escape' || cause === 'blur') setQuery('');
        }}
        renderOption={({ key, ...props }, { label, place, help }) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{place}</Box>
              {help !== '' && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{help}</Box>
              )}
            </Box>
          </Box>
        )}
        slotProps={{ popper: { container: landmarkOf(box) } }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={text('settingsSearch.label')}
            slotProps={{
              ...params.slotProps,
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': text('settingsSearch.label'),
              },
            }}
          />
        )}
      />
    </Box>
  );
}

/** Every setting that this user may see, in the language of the page. */
function useAllSettings(wanted: boolean) {
  const text = useText();
  const texts = use(TextPartsContext);
  const routes = useRoutes();
  const { gateContext } = useSession();
  const forms = settingsForms(routes, gateContext);
  return useRequest(
    ['settings-search', text('settingsSearch.label'), forms.map(({ address }) => address)],
    async () => {
      const loaded = await Promise.all(
        forms.map(async (form) => {
          const [definition] = await Promise.all([
            routes.resources[form.resource]?.load?.(),
            texts.load(resourcePart(form.resource)),
          ]);
          return definition ? { form, definition: definition.default } : undefined;
        }),
      );
      return withTexts(() =>
        loaded.flatMap((one) =>
          one ? settingsOf(one.form, one.definition, gateContext, text) : [],
        ),
      );
    },
    { enabled: wanted, staleTime: Infinity },
  );
}

/** A text that is not loaded yet throws what it waits for, as Suspense wants it. */
async function withTexts<T>(make: () => T): Promise<T> {
  for (;;) {
    try {
      return make();
    } catch (thrown) {
      if (!(thrown instanceof Promise)) throw thrown;
      await thrown;
    }
  }
}

/** A form that takes longer is not waited for: the user has gone on. */
const PATIENCE_MS = 10_000;

/**
 * Focuses the field of a form as soon as it is drawn. One that another setting hides is not drawn:
 * then its page is all that is shown.
 *
 * @returns stops waiting
 */
function focusWhenThere(field: string): () => void {
  const isThere = () => document.getElementById(`field-${field}`) !== null;
  const observer = new MutationObserver(() => {
    if (isThere()) focus();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function focus(): void {
    stop();
    // The frame after: the page of the form moves the focus when it opens.
    requestAnimationFrame(() => focusField(field));
  }
  if (isThere()) focus();
  else observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
