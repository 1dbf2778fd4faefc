paper-notice = Printed with Osada. Unofficial: not connected with the authors or publishers of the game. { $source }
