import { useRecordContext } from 'react-admin';

/** Name and value as they are searched for: `site:Hamburg`. */
export default function LabelTerm() {
  const record = useRecordContext<{
    readonly id: string;
    readonly name: string;
    readonly value: string;
  }>();
  return (
    <code>
      {record?.name}:{record?.value}
    </code>
  );
}
