// An example is a world of its own: its user must not sign in on the gallery around it or in other tabs.
delete window.BroadcastChannel;
