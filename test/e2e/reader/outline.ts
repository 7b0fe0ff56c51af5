import type { Page } from 'playwright-core';
import { propertyOf, roleOf, type TreeNode } from './lines.ts';

const LANDMARKS = ['banner', 'main', 'navigation', 'contentinfo', 'search', 'complementary'];

export interface Outline {
  readonly landmarks: readonly { readonly role: string; readonly name: string }[];
  readonly headings: readonly { readonly level: number; readonly name: string }[];
  /** Of the document. */
  readonly language: string;
}

/** Landmarks and headings of a page, in the order of the browser's accessibility tree. */
export async function outlineOf(page: Page): Promise<Outline> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const inOrder = orderOf(nodes);
  const nameOf = (node: TreeNode) => String(node.name?.value ?? '');
  return {
    landmarks: inOrder
      .filter((node) => LANDMARKS.includes(roleOf(node)))
      .map((node) => ({ role: roleOf(node), name: nameOf(node) })),
    headings: inOrder
      .filter((node) => roleOf(node) === 'heading')
      .map((node) => ({ level: Number(propertyOf(node, 'level')?.value), name: nameOf(node) })),
    language: await page.evaluate(() => document.documentElement.lang),
  };
}

/** Nodes as they are read: each before what is in it. */
function orderOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: TreeNode): readonly TreeNode[] => [
    ...(node.ignored ? [] : [node]),
    ...(node.childIds ?? []).flatMap((id) => {
      const child = known.get(id);
      return child ? read(child) : [];
    }),
  ];
  const [root] = nodes;
  return root ? read(root) : [];
}
