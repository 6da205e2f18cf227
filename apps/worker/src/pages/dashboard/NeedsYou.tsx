import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { DocumentKind } from '@repo/domain/document';
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
import { paths } from '../../paths.ts';
import { AskedRequest } from '../../requests/AskedRequest.tsx';
import { addressOf } from '../../shell/tabs.ts';
import type { FirstStep } from './first-step.ts';
import { homeWords } from './home-words.ts';
import { isForCheck, needText } from './need-text.ts';
import type { Needed } from './use-needed.ts';

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

/** The first of her steps, while her identity cannot be checked without it. */
const profileTask = {
  Drawing: PersonIcon,
  title: 'dashboard.complete',
  action: 'step.go.profile_created',
  href: paths.completeProfile,
} as const;

interface Facts {
  /** The step of her verification that this is. Null where it is none of those at its beginning. */
  readonly step: FirstStep | null;
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
  /** The papers for which a check waits. */
  readonly papers: readonly DocumentKind[] | undefined;
  /** The employers who have no report yet. */
  readonly employers: readonly string[];
}

interface NeedsYouProps extends Facts {
  readonly needed: Needed;
}

/** The one thing that waits for the worker. She answers the question of an employer right there. */
export function NeedsYou({ needed, ...facts }: NeedsYouProps) {
  if (needed === null) return null;
  if ('question' in needed)
    return <AskedRequest key={needed.question.id} request={needed.question} place="home" />;
  return <NeedCard need={needed.need} {...facts} />;
}

interface NeedCardProps extends Facts {
  readonly need: WorkerNeed;
}

function NeedCard({ need, step, status, papers, employers }: NeedCardProps) {
  const { say, language } = useLanguage();
  const words = homeWords[language];
  const isProfile = step?.step === 'profile_created';
  const { Drawing, title, action, href } = isProfile ? profileTask : tasks[need];
  const exact = needText(need, { status, papers }, language);
  const why = isProfile ? words.profileWhy : (exact.why ?? say(tasks[need].why));
  const whose = isForCheck(need) && employers.length > 0 ? ` ${words.agreed(employers)}` : '';
  return (
    <TaskCard
      mark={<Drawing size="large" />}
      title={exact.title ?? say(title)}
      action={
        <ButtonLink href={href} size="small">
          {exact.action ?? say(action)}
        </ButtonLink>
      }
    >
      {(step === null ? why : `${words.step(step.number, step.of)} ${why}`) + whose}
    </TaskCard>
  );
}
