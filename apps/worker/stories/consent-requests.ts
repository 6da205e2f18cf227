import type {
  WireBlock,
  WireConsent,
  WireNotification,
  WireRequest,
  WireWorkerDashboard,
} from '@repo/api-client/queries/worker-app';
import type { WireWorkerSettings } from '@repo/api-client/contract/worker-app';
import {
  consentRequestMessage,
  consentRequestParts,
  textOfParts,
  type ShownRequest,
} from '@repo/domain/consent-request-message';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { stepsOfLevel } from '@repo/domain/check';
import { workerInitials } from '@repo/domain/initials';
import { newsWords, workerNews, type WorkerNews } from '@repo/domain/worker-news';
import { NOW } from './people.ts';

const idOf = (number: number): string => `0198f3a1-0000-7000-8000-1${String(number).padStart(11, '0')}`;
const hours = (count: number): string => new Date(Date.parse(NOW) + count * 3_600_000).toISOString();

function requestFrom(number: number, shown: ShownRequest, change: Partial<WireRequest> = {}): WireRequest {
  const partsIn = (language: WorkerLanguage) => {
    const { checks, follows, ...parts } = consentRequestParts(language, shown);
    return { ...parts, checks: [...checks], follows: [...follows] };
  };
  return {
    id: idOf(number),
    kind: shown.kind,
    employerName: shown.employer,
    employerInitials: workerInitials(shown.employer),
    message: consentRequestMessage('en', shown),
    parts: { en: partsIn('en'), sw: partsIn('sw') },
    time: hours(-number * 3),
    status: 'pending',
    expires_at: hours(48 - number * 3),
    answered_at: null,
    sms: null,
    reportable: shown.quote !== '',
    reported: false,
    package: null,
    ...change,
  };
}

/** Invented employers, and their requests. */
export const invitation = requestFrom(
  1,
  { kind: 'invitation', employer: 'Njeri Kamau', checks: stepsOfLevel.standard, quote: '' },
  {
    sms: {
      text: 'Amini: Njeri Kamau asks to check you before hiring you: ID, references, police record, social media, complaints at work. Free. YES counts for 90 days. Kwa Kiswahili jibu KISWAHILI. https://worker.amini.example/i/K7M2QP9RST Reply YES 1 or NO 1',
      language: 'en',
      time: hours(-3),
    },
  },
);
export const contact = requestFrom(
  2,
  {
    kind: 'contact_request',
    employer: 'Otieno Household',
    checks: [],
    quote: 'We have two children and look for a nanny from January.',
  },
  {
    sms: {
      text: 'Amini: Otieno Household anaomba jina na nambari yako ya simu ili awasiliane nawe kuhusu kazi. Una saa 48. Jibu NDIYO 2 au HAPANA 2',
      language: 'sw',
      time: hours(-6),
    },
  },
);
export const lastMinute = requestFrom(
  15,
  {
    kind: 'consent',
    employer: 'Nyambura Wangari Njeri-Kariuki wa Muthoni',
    checks: stepsOfLevel.premium,
    quote: '',
  },
  { expires_at: hours(0.5) },
);
export const acceptedRequest: WireRequest = {
  ...contact,
  status: 'accepted',
  answered_at: hours(-1),
  sms: null,
};

export const consents: readonly WireConsent[] = [
  {
    id: idOf(101),
    request_id: idOf(1),
    kind: 'consent',
    level: 'standard',
    employerName: 'Njeri Kamau',
    employerInitials: 'NK',
    text: invitation.message,
    language: 'en',
    channel: 'app',
    given_at: hours(-30),
    expires_at: hours(90 * 24 - 30),
    withdrawn_at: null,
    open_checks: 1,
    stops_checks: 1,
    refusal: null,
  },
  {
    id: idOf(102),
    request_id: idOf(2),
    kind: 'contact_request',
    level: null,
    employerName: 'Otieno Household',
    employerInitials: 'OH',
    text: textOfParts(contact.parts.sw),
    language: 'sw',
    channel: 'sms',
    given_at: hours(-500),
    expires_at: null,
    withdrawn_at: hours(-200),
    open_checks: 0,
    stops_checks: 0,
    refusal: null,
  },
];

/** The same consents of a worker who reads Kiswahili. The service keeps each one in the words that the worker read. */
export const consentsInKiswahili: readonly WireConsent[] = consents.map((each) => ({
  ...each,
  text: textOfParts((each.kind === 'consent' ? invitation : contact).parts.sw),
  language: 'sw',
}));

const refused = (number: number, block: Omit<WireBlock, 'id' | 'request_id' | 'since'>): WireBlock => ({
  ...block,
  id: idOf(300 + number),
  request_id: idOf(320 + number),
  since: hours(-20 * number),
});

/** The employers who can ask nothing: one of each kind. */
export const blocks: readonly WireBlock[] = [
  refused(1, {
    kind: 'blocked',
    employerName: 'Otieno Household',
    employerInitials: 'OH',
    until: null,
  }),
  refused(2, {
    kind: 'refused',
    employerName: 'Nyambura Wangari Njeri-Kariuki wa Muthoni',
    employerInitials: 'NM',
    until: null,
  }),
  refused(3, {
    kind: 'resting',
    employerName: 'Njeri Kamau',
    employerInitials: 'NK',
    until: hours(30 * 24 - 60),
  }),
];

export const tells = (
  number: number,
  news: WorkerNews,
  unread: boolean,
  request: WireNotification['request'] = null,
): WireNotification => ({
  id: idOf(200 + number),
  kind: news.kind,
  values: news.values,
  ...newsWords(news),
  time: hours(-number * number * 5),
  icon: workerNews[news.kind].icon,
  unread,
  request,
});

export const notifications: readonly WireNotification[] = [
  tells(0, { kind: 'document_refused', values: { document: 'policeClearance' } }, true),
  // An alert is as old as its request.
  {
    ...tells(1, { kind: 'contact_asked', values: { employer: 'Otieno Household' } }, true),
    time: contact.time,
  },
  tells(2, { kind: 'check_clear', values: { check: 'identity' } }, false),
  tells(3, { kind: 'review_published', values: {} }, false),
  tells(4, { kind: 'incident_asked', values: {} }, false),
];

const part = (completed: number, total: number) => ({
  completed,
  total,
  percentage: Math.round((completed / total) * 100),
});

export const dashboard: WireWorkerDashboard = {
  first_name: 'Achieng',
  initials: 'AO',
  trust_score: 65,
  trust_badge: 'Gold',
  trust_checked: true,
  trust_reach: null,
  reviews: 12,
  jobs: 3,
  open_requests: 2,
  unread_notifications: 2,
  verification: 'verified',
  needs: ['request'],
  under_review: false,
  waiting_employers: [],
  completion: { required: part(5, 5), optional: part(9, 10), overall: part(14, 15) },
  listed: true,
  help_phone: '+254700000000',
};

export const settings: WireWorkerSettings = {
  contact_requests: true,
  new_reviews: true,
  verification_updates: false,
  listed: true,
  shows_photo: true,
  profile_complete: true,
  sms: true,
  language: 'en',
};
