import { ActionTile, ActionTiles } from '@repo/ui/components/ActionTile';
import { Button } from '@repo/ui/components/Button';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';

export interface HomeWays {
  readonly onShow: (tab: Tab) => void;
  /** Shows the workers, with the focus in their search. */
  readonly onSearch: () => void;
}

interface HomeStartProps extends HomeWays {
  /** Whether nothing waits for the employer, so that a start is the first thing to do. */
  readonly isFirst: boolean;
}

/** The start of a verification, and the two ways right into it. */
export const HomeStart = ({ isFirst, onShow, onSearch }: HomeStartProps) => (
  <Stack gap="xsmall">
    <Button
      fullWidth
      size={isFirst ? 'regular' : 'small'}
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={() => onShow('workers')}
    >
      Start New Verification
    </Button>
    <section>
      <VisuallyHidden as="h2">Quick Actions</VisuallyHidden>
      <ActionTiles layout="rows">
        <ActionTile label="Search Worker" icon={<SearchIcon />} onPress={onSearch} />
        <ActionTile label="Invite Worker" icon={<PersonAddIcon />} href={paths.invite} />
      </ActionTiles>
    </section>
  </Stack>
);
