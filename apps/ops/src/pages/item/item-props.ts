import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { Work } from '@repo/api-client/queries/work';

/** What the page of a piece of work hands to its holder's view. */
export interface ItemProps {
  readonly work: Work;
  readonly member: TeamAccount;
}
