import { Button, ButtonLink } from '@repo/ui/components/Button';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { paths } from '../../paths.ts';
import type { HomeWays } from './HomeStart.tsx';

/** The three ways into a first verification, in the step of a desk that names them. */
export const FirstStart = ({ onShow, onSearch }: HomeWays) => (
  <Inline gap="small">
    <Button size="small" onClick={() => onShow('workers')}>
      Start New Verification
    </Button>
    <Button size="small" variant="secondary" icon={<SearchIcon />} onClick={onSearch}>
      Search Worker
    </Button>
    <ButtonLink size="small" variant="secondary" icon={<PersonAddIcon />} href={paths.invite}>
      Invite Worker
    </ButtonLink>
  </Inline>
);
