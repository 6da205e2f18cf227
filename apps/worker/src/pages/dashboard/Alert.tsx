import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { Notice } from '@repo/ui/components/Notice';
import { TextLink } from '@repo/ui/components/TextLink';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { InfoIcon } from '@repo/ui/icons/InfoIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { WarningIcon } from '@repo/ui/icons/WarningIcon';
import { newsIcons, type NewsIcon } from '@repo/domain/worker-news';
import { useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { timeAgo } from '../../language/time-ago.ts';
import { useLanguage, type Translator } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { addressOf } from '../../shell/tabs.ts';

interface Look {
  readonly Drawing: Icon;
  /** The link to more details, and its label. */
  readonly see?: readonly [key: PlainKey, href: string];
}

const looks: Readonly<Record<NewsIcon, Look>> = {
  request: { Drawing: MessageIcon, see: ['notices.see.requests', paths.requests] },
  check: { Drawing: CheckCircleIcon, see: ['notices.see.findings', paths.findings] },
  identity: { Drawing: ShieldIcon, see: ['notices.see.verification', paths.verification] },
  document: { Drawing: DocumentIcon, see: ['notices.see.documents', paths.documents] },
  reference: { Drawing: PeopleIcon, see: ['notices.see.references', paths.references] },
  review: { Drawing: StarIcon, see: ['notices.see.reviews', paths.reviews] },
  alert: { Drawing: WarningIcon, see: ['notices.see.findings', paths.findings] },
};
/** From the settings, the worker can end the sessions on other devices. */
const seeSettings = ['dashboard.tab.settings', addressOf('settings')] as const;
const unknown: Look = { Drawing: InfoIcon };
const lookOf = (icon: string): Look => {
  const known = newsIcons.find((each) => each === icon);
  return known === undefined ? unknown : looks[known];
};

/** The text of a value. The app words some values. A name stays as it is. */
const valueInWords = ({ inWords }: Translator, name: string, value: string): string => {
  if (name !== 'check' && name !== 'document') return value;
  const key = name === 'check' ? `notice.check.${value}` : `notice.document.${value}`;
  const words = inWords(key);
  return words === key ? value : words;
};

/** The text in the language of the worker for a known kind, else the text of the service. */
function wordsOf(translator: Translator, { kind, values, title, text }: WireNotification) {
  const heading = `notice.${kind}.title`;
  const inHerWords = translator.inWords(heading);
  if (inHerWords === heading) return { title, text };
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) said[name] = valueInWords(translator, name, value);
  return { title: inHerWords, text: translator.inWords(`notice.${kind}`, said) };
}

interface AlertProps {
  readonly notification: WireNotification;
  readonly onRead: () => void;
}

/** One notification. */
export function Alert({ notification, onRead }: AlertProps) {
  const translator = useLanguage();
  const { say } = translator;
  const [now] = useState(() => new Date());
  const { title, text } = wordsOf(translator, notification);
  const { Drawing, see: place } = lookOf(notification.icon);
  const see = notification.kind === 'new_device' ? seeSettings : place;
  return (
    <Notice
      title={title}
      time={timeAgo(translator, notification.time, now)}
      icon={<Drawing />}
      action={
        see && (
          <TextLink href={see[1]} placement="alone">
            {say(see[0])}
          </TextLink>
        )
      }
      {...(notification.unread ? { unread: true, unreadWord: say('notices.new'), onRead } : {})}
    >
      {text}
    </Notice>
  );
}
