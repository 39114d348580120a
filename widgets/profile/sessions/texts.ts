/** Texts of the list of the user's sessions (decision C26). */
export const sessionTexts = {
  'profile.sessions.list': 'Where you are logged in',
  'profile.sessions.failed': 'Your sessions could not be loaded.',
  'profile.sessions.none': 'No sessions are known.',
  'profile.sessions.unknown': 'Unknown device',
  /** One of several on devices of the same name. */
  'profile.sessions.numbered': '{name} ({number})',
  'profile.sessions.current': 'This session',
  'profile.sessions.signedIn': 'Logged in {time}',
  'profile.sessions.used': 'Last used {time}',
  'profile.sessions.end': 'Log out',
  /** Follows the button's text, for screen readers. */
  'profile.sessions.end.of': 'of {device}',
  'profile.sessions.ended': 'Logged out: {device}.',
} as const;
