/** What a worker is notified of, and the three toggles of her settings (worker spec 2.10). */
export const notificationKinds = ['contact_requests', 'new_reviews', 'verification_updates'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationLabels: Readonly<Record<NotificationKind, string>> = {
  contact_requests: 'Contact Requests',
  new_reviews: 'New Reviews',
  verification_updates: 'Verification Updates',
};

export type NotificationSettings = Readonly<Record<NotificationKind, boolean>>;
export const defaultNotificationSettings: NotificationSettings = {
  contact_requests: true,
  new_reviews: true,
  verification_updates: true,
};

interface Readable {
  readonly id: string;
  readonly unread: boolean;
}

/** The list with one of its notifications read; the others stay as they are. */
export const markRead = <T extends Readable>(notifications: readonly T[], id: string): T[] =>
  notifications.map((each) => (each.id === id ? { ...each, unread: false } : each));

/** What the red dot of the alerts tab stands for. */
export const unreadCount = (notifications: readonly Readable[]): number =>
  notifications.filter(({ unread }) => unread).length;
