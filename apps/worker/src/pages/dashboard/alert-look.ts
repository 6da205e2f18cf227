import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { newsIcons, type NewsIcon } from '@repo/domain/worker-news';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { InfoIcon } from '@repo/ui/icons/InfoIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { WarningIcon } from '@repo/ui/icons/WarningIcon';
import type { PlainKey } from '../../language/catalogue.ts';
import { paths } from '../../paths.ts';
import { addressOfRequest } from '../../requests/address-of-request.ts';
import { addressOf } from '../../shell/tabs.ts';

interface Look {
  readonly Drawing: Icon;
  /** Where the worker sees or does what it is about, and the title there. */
  readonly place?: { readonly title: PlainKey; readonly href: string };
}

const findings = { title: 'findings.title', href: paths.findings } as const;
const looks: Readonly<Record<NewsIcon, Look>> = {
  request: { Drawing: MessageIcon, place: { title: 'requests.title', href: paths.requests } },
  check: { Drawing: CheckCircleIcon, place: findings },
  identity: { Drawing: ShieldIcon, place: { title: 'verification.title', href: paths.verification } },
  document: { Drawing: DocumentIcon, place: { title: 'documents.title', href: paths.documents } },
  reference: { Drawing: PeopleIcon, place: { title: 'references.title', href: paths.references } },
  review: { Drawing: StarIcon, place: { title: 'reviews.title', href: paths.reviews } },
  alert: { Drawing: WarningIcon, place: findings },
};
/** From the settings, the worker can end the sessions on other devices. */
const newDevice: Look = {
  Drawing: WarningIcon,
  place: { title: 'dashboard.tab.settings', href: addressOf('settings') },
};

/** The icon of an alert and where it leads. One of a newer service leads nowhere. */
export function lookOf({ kind, icon }: Pick<WireNotification, 'kind' | 'icon'>): Look {
  if (kind === 'new_device') return newDevice;
  const known = newsIcons.find((each) => each === icon);
  return known === undefined ? { Drawing: InfoIcon } : looks[known];
}

/** Where an alert leads: to the request that it is about, else to the place of its subject. */
export const hrefOf = (alert: Pick<WireNotification, 'kind' | 'icon' | 'request'>): string | undefined =>
  alert.request === null ? lookOf(alert).place?.href : addressOfRequest(alert.request.id);
