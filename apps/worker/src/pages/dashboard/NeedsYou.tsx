import type { WireRequest } from '@repo/api-client/queries/worker-app';
import type { WorkerNeed } from '@repo/domain/worker-needs';
import { ButtonLink } from '@repo/ui/components/Button';
import { TaskCard } from '@repo/ui/components/TaskCard';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { AskedRequest } from '../../requests/AskedRequest.tsx';
import { bySoonestEnd } from '../../requests/use-requests.ts';
import { addressOf } from '../../shell/tabs.ts';

interface Task {
  readonly Drawing: Icon;
  readonly title: PlainKey;
  readonly why: PlainKey;
  readonly action: PlainKey;
  readonly href: string;
}

const tasks: Readonly<Record<WorkerNeed, Task>> = {
  request: {
    Drawing: MessageIcon,
    title: 'requests.title',
    why: 'requests.failed',
    action: 'notices.see.requests',
    href: addressOf('requests'),
  },
  finding: {
    Drawing: FlagIcon,
    title: 'notice.finding_asked.title',
    why: 'dashboard.finding',
    action: 'notices.see.findings',
    href: paths.findings,
  },
  statement: {
    Drawing: MessageIcon,
    title: 'notice.incident_asked.title',
    why: 'verification.findings.asked',
    action: 'notices.see.findings',
    href: paths.findings,
  },
  name: {
    Drawing: PersonIcon,
    title: 'identity.name.title',
    why: 'verification.identity.name',
    action: 'verification.identity.answer',
    href: paths.identity,
  },
  identity: {
    Drawing: ShieldIcon,
    title: 'dashboard.verifyFirst',
    why: 'dashboard.verifyWhy',
    action: 'dashboard.verifyNow',
    href: paths.verification,
  },
  references: {
    Drawing: PeopleIcon,
    title: 'dashboard.references',
    why: 'dashboard.references.why',
    action: 'notices.see.references',
    href: paths.references,
  },
  documents: {
    Drawing: DocumentIcon,
    title: 'dashboard.documents',
    why: 'dashboard.documents.why',
    action: 'notices.see.documents',
    href: paths.documents,
  },
};

interface NeedsYouProps {
  /** The most urgent first. */
  readonly needs: readonly WorkerNeed[];
  /** Undefined where they did not arrive. */
  readonly requests: readonly WireRequest[] | undefined;
}

/** The one thing that waits for the worker. She answers the question of an employer right there. */
export function NeedsYou({ needs, requests }: NeedsYouProps) {
  // The service may not know yet that she has just sent her photos.
  const { pending = false } = useNavigationState('dashboard') ?? {};
  const [question] = requests?.filter(({ status }) => status === 'pending').toSorted(bySoonestEnd) ?? [];
  if (question !== undefined) return <AskedRequest key={question.id} request={question} place="home" />;
  // Of the questions that have arrived, she has answered every one.
  const isAnswered = (need: WorkerNeed) => need === 'request' && requests !== undefined;
  const need = needs.find((each) => !isAnswered(each) && !(pending && each === 'identity'));
  return need === undefined ? null : <NeedCard need={need} />;
}

function NeedCard({ need }: { readonly need: WorkerNeed }) {
  const { say } = useLanguage();
  const { Drawing, title, why, action, href } = tasks[need];
  return (
    <TaskCard
      mark={<Drawing size="large" />}
      title={say(title)}
      action={
        <ButtonLink href={href} size="small">
          {say(action)}
        </ButtonLink>
      }
    >
      {say(why)}
    </TaskCard>
  );
}
