#!/bin/sh
# Starts nginx in front of the server at $GATEHOUSE_SERVER (name or address, and port).
set -eu
case "$GATEHOUSE_SERVER" in
  *[!A-Za-z0-9.:_-]* | '') echo "GATEHOUSE_SERVER must be like core.example.com:8080." >&2; exit 2 ;;
esac
sed -e "s/server 127\.0\.0\.1:8080;/server $GATEHOUSE_SERVER;/" -e 's/listen 80;/listen 8080;/' \
  /etc/gatehouse/nginx.conf > /tmp/gatehouse.conf
exec nginx -c /etc/gatehouse/main.conf -g 'daemon off;'
