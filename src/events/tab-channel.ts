/** Opens the channel between the tabs of one site; `undefined` where the browser has none or storage is blocked. */
export function openTabChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('ce-widgets');
  } catch {
    // Firefox throws where cookies are blocked: each tab goes on by itself.
    return undefined;
  }
}
