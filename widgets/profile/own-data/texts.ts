/** Texts of the file with the user's data (decision C27). */
export const ownDataTexts = {
  'profile.ownData.title': 'Your data',
  'profile.ownData.text':
    'Everything that we store about you and that you saved here, in one file that people and programs can read.',
  'profile.ownData.button': 'Download my data',
  'profile.ownData.running': 'Collecting your data',
  'profile.ownData.done': 'Your data is in the file {name}.',
  /** Name of the file; the date is that of the download. */
  'profile.ownData.file': 'my-data-{date}.json',
} as const;
