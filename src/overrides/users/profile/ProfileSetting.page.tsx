import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TabModel } from '@gatehouse-console/engine/model/details.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import { DetailTabs } from '@gatehouse-console/engine/pages/detail/DetailTabs.tsx';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { NestedForm } from '@gatehouse-console/engine/pages/tabs/NestedForm.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { NewKeyButton } from './NewKeyButton.tsx';
import { IDENTITY, OwnFacts, PRESENT_KEY } from './OwnFacts.tsx';
import { OwnForm } from './OwnForm.tsx';
import { OwnInputs } from './OwnInputs.tsx';
import { settingTab, tabIsOpen } from './settingTabs.ts';
import { useManagedElsewhere } from './useManagedElsewhere.ts';

/** What one can change about oneself: contact, password, SSH key, archive password. */
export default function ProfileSetting({ route }: PageProps): ReactNode {
  const text = useText();
  const { profile } = useSession();
  const [query, setQuery] = useSearchParams();
  const elsewhere = useManagedElsewhere();
  const { tabs = [] } = route;
  const active = settingTab(tabs, query.get(TAB_NAME));
  const choose = (tab: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set(TAB_NAME, tab);
      return next;
    });
  return (
    <>
      <PageHeading title={text(route.title)} />
      {elsewhere !== undefined && (
        <Alert severity="info" sx={{ marginBottom: 4 }}>
          {elsewhere}
        </Alert>
      )}
      {active && (
        <DetailTabs
          tabs={tabs}
          active={active}
          onChange={choose}
          label={text('profile.tabs.label')}
          isOpen={({ key }) => tabIsOpen(key, profile)}
        >
          {active.form && tabIsOpen(active.key, profile) && (
            <NestedForm
              key={active.key}
              form={active.form}
              route={route}
              draw={(definition) => <SettingForm tab={active} definition={definition} />}
            />
          )}
        </DetailTabs>
      )}
    </>
  );
}

interface SettingFormProps {
  readonly tab: TabModel;
  readonly definition: ResourceDefinition;
}

/** One of its forms, and what stands in it beside the inputs. */
function SettingForm({ tab, definition }: SettingFormProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const isPassword = tab.key === 'password';
  return (
    <OwnForm
      key={round}
      definition={definition}
      label={text(tab.label)}
      saveLabel={text('pages.form.save')}
      onSaved={() => {
        notify(text(isPassword ? 'profile.form.passwordSaved' : 'profile.form.saved'), {
          type: 'success',
        });
        if (isPassword) void navigate('/');
        else setRound(round + 1);
      }}
    >
      {tab.key === 'information' && <OwnFacts card={IDENTITY} />}
      {tab.key === 'ssh-key' && <OwnFacts card={PRESENT_KEY} />}
      {tab.key === 'archive' && (
        <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {text('profile.form.archiveLead')}
        </Box>
      )}
      <OwnInputs />
      {tab.key === 'ssh-key' && (
        <span>
          <NewKeyButton />
        </span>
      )}
    </OwnForm>
  );
}
