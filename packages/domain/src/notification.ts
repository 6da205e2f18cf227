/** The kinds of a worker's notifications, and the three toggles of the settings (worker spec 2.10). */
export const notificationKinds = ['contact_requests', 'new_reviews', 'verification_updates'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationSettings = Readonly<Record<NotificationKind, boolean>>;
interface Readable {
  readonly id: string;
  readonly unread: boolean;
}

/** The list with one notification marked as read. The others do not change. */
export const markRead = <T extends Readable>(notifications: readonly T[], id: string): T[] =>
  notifications.map((each) => (each.id === id ? { ...each, unread: false } : each));
