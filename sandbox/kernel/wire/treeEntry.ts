/** An entry of a tree on the wire (protocol, section 14.3). */
interface TreeEntry {
  readonly id: string;
  readonly name: string;
  /** The name when absent. */
  readonly title?: string;
  /** The id of the entry above; empty at the top. */
  readonly pId: string;
  readonly isParent: boolean;
  readonly open?: boolean;
  readonly iconSkin?: string;
  readonly checked?: boolean;
  readonly chkDisabled?: boolean;
  readonly meta: object;
}

/** The entry with all keys, in the order of the real server. */
export function treeEntry(entry: TreeEntry) {
  return {
    id: entry.id,
    name: entry.name,
    title: entry.title ?? entry.name,
    pId: entry.pId,
    parentInfo: '',
    isParent: entry.isParent,
    open: entry.open ?? false,
    iconSkin: entry.iconSkin ?? '',
    nocheck: false,
    checked: entry.checked ?? false,
    halfCheck: false,
    chkDisabled: entry.chkDisabled ?? false,
    meta: entry.meta,
  };
}
