import Box from '@mui/material/Box';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import type { NodeTree } from '../../fields/nodes/useNodeTree.ts';
import { PushButton } from '../../theme/buttons.ts';
import { useFailureText } from '../useFailureText.ts';
import { useText } from '../../i18n/useText.ts';

/** Says that the tree is loading, empty or failed. */
export function TreeNotice({ tree }: { readonly tree: NodeTree }) {
  const text = useText();
  const failureText = useFailureText();
  if (tree.error !== undefined) {
    return (
      <Box role="alert" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
        <Box sx={{ paddingBlock: 1 }}>
          {tree.forbidden ? text('tree.forbidden') : failureText(tree.error)}
        </Box>
        {!tree.forbidden && (
          <PushButton look="outlined" onClick={() => void tree.refresh()}>
            {text('pages.retry')}
          </PushButton>
        )}
      </Box>
    );
  }
  if (tree.entries.length > 0) return null;
  return <EmptyLine>{text(tree.loading ? 'tree.loading' : 'tree.empty')}</EmptyLine>;
}
