import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { TAB_NAME } from '../../../pages/tabMemory.ts';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { InformationForm } from './InformationForm.tsx';
import { NewSecretForm } from './NewSecretForm.tsx';
import { ARCHIVE_FIELDS, PASSWORD_FIELDS, SOURCES } from './ownFields.ts';
import { SETTING_TABS, settingTab, tabIsOpen, type SettingTab } from './settingTabs.ts';
import { SshKeyForm } from './SshKeyForm.tsx';
import { useText } from '../../../i18n/useText.ts';

/** What one can change about oneself: contact, password, SSH key, archive password. */
export default function ProfileSetting({ route }: PageProps): ReactNode {
  const text = useText();
  const { profile } = useSession();
  const [query, setQuery] = useSearchParams();
  const active = settingTab(query.get(TAB_NAME));
  const source = SOURCES.find(({ value }) => value === profile.source);
  const choose = (tab: SettingTab) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set(TAB_NAME, tab);
      return next;
    });
  return (
    <>
      <PageHeading title={text(route.title)} />
      {profile.source !== 'local' && (
        <Alert severity="info" sx={{ marginBottom: 4 }}>
          {text('profile.elsewhere', { source: source ? text(source.label) : profile.source })}
        </Alert>
      )}
      <Tabs
        value={active}
        onChange={(_, tab: SettingTab) => choose(tab)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={text('profile.tabs.label')}
        sx={{ marginBottom: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {SETTING_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={text(`profile.tabs.${tab}`)}
            disabled={!tabIsOpen(tab, profile)}
            id={`tab-${tab}`}
            aria-controls={tab === active ? `panel-${tab}` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${active}`} aria-labelledby={`tab-${active}`}>
        {tabIsOpen(active, profile) && <SettingPanel key={active} tab={active} />}
      </Box>
    </>
  );
}

function SettingPanel({ tab }: { readonly tab: SettingTab }): ReactNode {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const label = text(`profile.tabs.${tab}`);
  switch (tab) {
    case 'information':
      return <InformationForm />;
    case 'ssh-key':
      return <SshKeyForm />;
    case 'password':
      return (
        <NewSecretForm
          label={label}
          address="users/profile/password"
          fields={PASSWORD_FIELDS}
          onSaved={() => {
            notify(text('profile.form.passwordSaved'), { type: 'success' });
            void navigate('/');
          }}
        />
      );
    case 'archive':
      return (
        <NewSecretForm
          key={round}
          label={label}
          lead={text('profile.form.archiveLead')}
          address="users/profile/secret-key"
          fields={ARCHIVE_FIELDS}
          onSaved={() => {
            notify(text('profile.form.saved'), { type: 'success' });
            setRound(round + 1);
          }}
        />
      );
  }
}
