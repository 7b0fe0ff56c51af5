import { useState } from 'react';
import { PageHeading } from '../heading/PageHeading.tsx';
import { definitionOf, type PageProps } from '../page.ts';
import { ResourceList } from './ResourceList.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const TreeList = lazyPart(() => import('../tree/TreeList.tsx'));

/** The generic list page (spec 1, section 2.7). */
export default function ListPage(props: PageProps) {
  const text = useText();
  const definition = definitionOf(props);
  const [headerPlace, setHeaderPlace] = useState<HTMLElement | null>(null);
  const { banner, tree } = definition.list ?? {};
  const list = { definition, route: props.route, headerPlace };
  return (
    <>
      <PageHeading
        title={text(props.route.title)}
        banner={banner && text(banner)}
        actions={
          props.route.slots?.header && <span ref={setHeaderPlace} style={{ display: 'contents' }} />
        }
      />
      {tree ? <TreeList {...list} tree={tree} /> : <ResourceList {...list} />}
    </>
  );
}
