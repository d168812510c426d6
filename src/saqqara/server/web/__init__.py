"""The HTTP and WebSocket doors. The only package that knows the web framework."""
