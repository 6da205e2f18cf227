import { brand } from '@repo/domain/brand';
import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { IconList } from '@repo/ui/components/IconList';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { useLanguage } from '../../language/use-language.ts';
import type { Invitation } from './use-invitation.ts';

/** Who invites a worker, what is checked, who sees it, and that it costs her nothing. */
export function Invited({ invitation: { inviter, checks } }: { readonly invitation: Invitation }) {
  const { say, language } = useLanguage();
  const name = inviter === '' ? say('onboarding.anEmployer') : inviter;
  return (
    <>
      <PageHeader
        above={
          <Inline gap="small">
            {inviter !== '' && <Avatar size="large" initials={initialsOf({ name: inviter })} />}
            <Badge tone="info" icon={<PersonAddIcon size="small" />}>
              {say('onboarding.invitedBy', { name })}
            </Badge>
          </Inline>
        }
        title={say('onboarding.invite.title', { name })}
        subtitle={say('entry.subtitle')}
      />
      <Card padding="small">
        <IconList
          items={[
            {
              icon: ClipboardIcon,
              title: say('onboarding.invite.what'),
              text: `${checks[language].map((each) => each.name).join(', ')}.`,
            },
            {
              icon: PeopleIcon,
              title: say('onboarding.invite.who'),
              text: say('onboarding.invite.whoText', { name }),
            },
            {
              icon: LockIcon,
              title: say('onboarding.invite.cost'),
              text: say('trust.never', { brand: brand.name }),
            },
          ]}
        />
      </Card>
    </>
  );
}
