/** How far changes are saved: by themselves (`idle`: all of them), not yet, or not without help. */
export type SaveSync = 'unsaved' | 'idle' | 'saving' | 'offline' | 'failed' | 'signed-out' | 'full' | 'gone';
