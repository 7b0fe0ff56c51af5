import { definitionOf, type PageProps } from '../page.ts';
import SingleForm from './SingleForm.tsx';

export default function SinglePage(props: PageProps) {
  return <SingleForm definition={definitionOf(props)} route={props.route} />;
}
