import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { OutsideButton } from '../../controls/OutsideButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { IconPush, PushButton, PushLink } from '../../theme/buttons.ts';
import { Part } from './Part.tsx';

/** Controls that pages take from Material UI or the theme as they are. */
export function LibraryParts(): ReactNode {
  const text = useText();
  const yes = text('pages.value.yes');
  const no = text('pages.value.no');
  const name = text('tabs.summary');
  return (
    <>
      <Part name="Button">
        <PushButton look="filled">{text('pages.create')}</PushButton>
        <PushButton look="outlined">{text('pages.update')}</PushButton>
        <PushButton>{text('pages.cancel')}</PushButton>
        <PushButton look="filled" disabled>
          {text('pages.create')}
        </PushButton>
        <PushLink look="outlined" to="/">
          {text('app.home')}
        </PushLink>
        <OutsideButton variant="outlined" href="/" label={text('app.home')} />
        <IconPush aria-label={text('pages.create')}>
          <AddIcon fontSize="small" />
        </IconPush>
        <IconButton aria-label={text('pages.create')}>
          <AddIcon fontSize="small" />
        </IconButton>
        <Button variant="contained">{text('pages.form.save')}</Button>
        <Button variant="outlined">{text('pages.form.saveContinue')}</Button>
        <Button>{text('pages.cancel')}</Button>
        <Button variant="contained" color="error">
          {text('pages.delete')}
        </Button>
        <Button variant="contained" loading>
          {text('pages.form.save')}
        </Button>
        <Link href="#top">{text('pages.view')}</Link>
      </Part>
      <Part name="Text input">
        <OutlinedInput size="small" inputProps={{ 'aria-label': name }} defaultValue="ham-app-01" />
        <OutlinedInput size="small" inputProps={{ 'aria-label': name }} error />
        <OutlinedInput size="small" inputProps={{ 'aria-label': name }} disabled />
        <TextField label={name} multiline minRows={2} />
        <Autocomplete
          size="small"
          sx={{ flex: '1 1 240px' }}
          options={[yes, no]}
          defaultValue={yes}
          renderInput={(props) => <TextField {...props} label={name} />}
        />
      </Part>
      <Part name="Tabs">
        <Tabs value="yes">
          <Tab value="yes" label={yes} />
          <Tab value="no" label={no} />
        </Tabs>
        <ToggleButtonGroup exclusive size="small" value="yes" aria-label={name}>
          <ToggleButton value="yes">{yes}</ToggleButton>
          <ToggleButton value="no">{no}</ToggleButton>
        </ToggleButtonGroup>
        <Slider size="small" defaultValue={40} aria-label={name} />
      </Part>
      <Part name="Alert">
        <Alert severity="info">
          <AlertTitle>{name}</AlertTitle>
          {text('errors.timeout')}
        </Alert>
        <Alert severity="warning">{text('errors.refused')}</Alert>
        <Avatar aria-hidden>A</Avatar>
        <LinearProgress
          variant="determinate"
          value={40}
          aria-label={text('pages.loading')}
          sx={{ width: '100%' }}
        />
        <Skeleton variant="rounded" width="100%" height={32} animation={false} />
      </Part>
    </>
  );
}
