/** What a worker is notified of, and the three toggles of her settings (worker spec 2.10). */
export const notificationKinds = ['contact_requests', 'new_reviews', 'verification_updates'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationSettings = Readonly<Record<NotificationKind, boolean>>;
interface Readable {
  readonly id: string;
  readonly unread: boolean;
}

/** The list with one of its notifications read; the others stay as they are. */
export const markRead = <T extends Readable>(notifications: readonly T[], id: string): T[] =>
  notifications.map((each) => (each.id === id ? { ...each, unread: false } : each));
