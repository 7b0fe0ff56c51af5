import { mailRecipients } from '../mailRecipients.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * The recipients of an execution's mail, one per line, and who of them got the file (contract:
 * accounts, section 4).
 */
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
