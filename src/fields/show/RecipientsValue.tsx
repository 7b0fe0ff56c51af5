import { usePartWords } from '../../i18n/usePartWords.ts';
import { mailRecipients } from '../mailRecipients.ts';

/** Who got the mail of an execution, one a line, and who of them with the file (contract: accounts, section 4). */
export default function RecipientsValue({ value }: { readonly value: unknown }) {
  const words = usePartWords('later');
  return (
    <>
      {mailRecipients(value).map(({ name, withFile }) => (
        <div key={name}>{withFile ? words('cellNames.withFile', { name }) : name}</div>
      ))}
    </>
  );
}
