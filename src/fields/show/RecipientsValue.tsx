import { mailRecipients } from '../mailRecipients.ts';
import { useText } from '../../i18n/useText.ts';

/** Who got the mail of an execution, one a line, and who of them with the file (contract: accounts, section 4). */
export default function RecipientsValue({ value }: { readonly value: unknown }) {
  const text = useText();
  return (
    <>
      {mailRecipients(value).map(({ name, withFile }) => (
        <div key={name}>{withFile ? text('cellNames.withFile', { name }) : name}</div>
      ))}
    </>
  );
}
