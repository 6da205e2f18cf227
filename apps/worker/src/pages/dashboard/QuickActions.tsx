import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { ActionTile, ActionTiles } from '@repo/ui/components/ActionTile';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useShareProfile } from '../../share/use-share-profile.ts';
import { addressOf } from '../../shell/tabs.ts';

/** The six quick actions. A red dot marks an action that is due. */
export function QuickActions({ dashboard }: { readonly dashboard: WireWorkerDashboard }) {
  const { say } = useLanguage();
  const share = useShareProfile();
  const { verification, open_requests: open } = dashboard;
  const toAnswer =
    open === 1 ? say('dashboard.action.requestNews') : say('dashboard.action.requestsNews', { count: open });
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{say('dashboard.actions')}</Heading>
      <ActionTiles>
        <ActionTile
          label={say('dashboard.action.verification')}
          icon={<ShieldIcon />}
          href={paths.verification}
          news={verification === 'verified' ? undefined : say('dashboard.action.verificationNews')}
        />
        <ActionTile
          label={say('dashboard.action.documents')}
          icon={<DocumentIcon />}
          href={paths.documents}
        />
        <ActionTile
          label={say('dashboard.action.references')}
          icon={<PeopleIcon />}
          href={paths.references}
        />
        <ActionTile label={say('dashboard.action.reviews')} icon={<StarIcon />} href={paths.reviews} />
        <ActionTile
          label={say('dashboard.action.requests')}
          icon={<MessageIcon />}
          href={addressOf('requests')}
          news={open === 0 ? undefined : toAnswer}
        />
        <ActionTile
          label={say('dashboard.action.share')}
          icon={<ShareIcon />}
          busy={share.busy}
          onPress={() => share.run(undefined)}
        />
      </ActionTiles>
    </Stack>
  );
}
