import { definitionOf, type PageProps } from '../page.ts';
import { SingleForm } from './SingleForm.tsx';

/** The page of a resource that has one record: its form. */
export default function SinglePage(props: PageProps) {
  return <SingleForm definition={definitionOf(props)} route={props.route} />;
}
